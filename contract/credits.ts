import { endpoint } from './endpoint.ts';
import { BalanceReply } from './schemas/credits.ts';

export * from './schemas/credits.ts';

export const creditsEndpoints = {
  balance: endpoint('GET /credits/balance', {
    access: 'user',
    summary: 'Coins to spend and coins reserved',
    reply: BalanceReply,
  }),
};
