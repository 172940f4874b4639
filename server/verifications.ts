import type { Verification } from './credits/checkLedger.ts';
import { verifyLedger } from './credits/verifyLedger.ts';
import { verifyPayments } from './payments/verifyPayments.ts';
import { verifyVouchers } from './vouchers/verifyVouchers.ts';

/** Everything that must agree about coins and money: the ledger with itself, and each domain's rows with the ledger. */
export const VERIFICATIONS: Verification[] = [verifyLedger, verifyPayments, verifyVouchers];
