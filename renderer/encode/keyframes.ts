/**
 * Seconds between two keyframes, longer than any clip on offer. At a keyframe, grain and fine detail come back in one
 * frame, so that a still clip would pulse. Seeking then decodes from the start, which is fast enough for such short
 * clips.
 */
export const KEYFRAME_SECONDS = 12;
