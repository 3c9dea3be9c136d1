/** GET /api/guest-stars. An unrevealed star is `Coming Soon` with no images. */
export interface GuestStar {
  id: number;
  name: string;
  image: string | null;
  is_revealed: boolean;
  below_image: string | null;
}
