/** The layers over the map, switched in the side panel. */

export type Layer = "reach" | "sight" | "plans";
export const LAYERS: readonly Layer[] = ["reach", "sight", "plans"];
export const LAYER_ICONS: Record<Layer, string> = { reach: "boot", sight: "eye", plans: "intent" };

class Layers {
    reach = $state(true);
    sight = $state(false);
    plans = $state(false);

    toggle(layer: Layer): void {
        this[layer] = !this[layer];
    }
}

export const layers = new Layers();
