"""`python -m sandtable` is the command `sandtable`."""

from sandtable.cli.main import main

if __name__ == "__main__":
    main()
