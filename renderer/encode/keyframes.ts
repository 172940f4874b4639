/**
 * Seconds between two pictures that an encoder writes anew, longer than any clip that is offered. Between them what
 * hardly moves is not written again; at a new one its grain and fine detail come back in one frame, and a resting clip
 * pulses. Seeking decodes from the start, which a clip this short bears.
 */
export const KEYFRAME_SECONDS = 12;
