/** Raised when a message changes so that an older client would misread it. */
export const PROTOCOL = 1;
