/**
 * What a top-up's `status` says: COMPLETED and FAILED are final for polling. A payment that arrives
 * after the deadline still turns FAILED into COMPLETED.
 */
export const TOPUP_STATUSES = ['PENDING', 'COMPLETED', 'FAILED'] as const;
export type TopupStatus = (typeof TOPUP_STATUSES)[number];
