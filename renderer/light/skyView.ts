/** How the camera looks at the sky. */
export interface SkyView {
  /** Row of the horizon, pixels from the top; may lie outside the picture. */
  horizonY: number;
  /** Focal length in pixels. */
  focal: number;
  /** Turn of the camera to the right, radians. */
  yaw: number;
}
