/** The layers over the castle, switched by the map's legend and the side panel. */

export type Layer = "reach" | "sight" | "noise";
export const LAYERS: readonly Layer[] = ["reach", "sight", "noise"];
export const LAYER_ICONS: Record<Layer, string> = { reach: "boot", sight: "eye", noise: "ear" };

class Layers {
    reach = $state(true);
    sight = $state(false);
    noise = $state(true);

    toggle(layer: Layer): void {
        this[layer] = !this[layer];
    }
}

export const layers = new Layers();
