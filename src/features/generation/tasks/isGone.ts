import { ApiError } from '../../../api/errors.ts';

/** Whether our server says that there is no such item: it was deleted, perhaps on another device. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.code === 'not_found';
