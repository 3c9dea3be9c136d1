/** Where an item of the shop lies on its sheet; each is drawn round (0, 0). */
export interface Placed {
  transform?: string;
}
