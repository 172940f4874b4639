let playing: HTMLMediaElement | null = null;

/** One video plays at a time: whoever starts stops the one before. */
export function claimPlayback(element: HTMLMediaElement): void {
  if (playing !== element) playing?.pause();
  playing = element;
}
