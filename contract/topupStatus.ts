/**
 * Public `status` of a top-up. COMPLETED and FAILED end the polling, but a payment that arrives after the deadline
 * still turns FAILED into COMPLETED.
 */
export const TOPUP_STATUSES = ['PENDING', 'COMPLETED', 'FAILED'] as const;
export type TopupStatus = (typeof TOPUP_STATUSES)[number];
