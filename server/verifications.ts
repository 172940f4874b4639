import type { Verification } from './credits/checkLedger.ts';
import { verifyLedger } from './credits/verifyLedger.ts';
import { verifyPayments } from './payments/verifyPayments.ts';
import { verifyVouchers } from './vouchers/verifyVouchers.ts';

/** All checks of coins and money: the ledger's consistency, and each domain's rows against the ledger. */
export const VERIFICATIONS: Verification[] = [verifyLedger, verifyPayments, verifyVouchers];
