let playing: HTMLMediaElement | null = null;

/** Pauses the video that played before: only one plays at a time. */
export function claimPlayback(element: HTMLMediaElement): void {
  if (playing !== element) playing?.pause();
  playing = element;
}
