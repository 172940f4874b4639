import { createFileRoute } from '@tanstack/react-router';
import { Calculator } from '../../features/generation/cost/Calculator.tsx';
import { UsageGuide } from '../../features/generation/cost/UsageGuide.tsx';
import { useDefaultCoins } from '../../features/generation/cost/useDefaultCoins.ts';
import type { TopUpSearch } from '../../features/payments/searchParams.ts';
import { TopUpScreen } from '../../features/payments/TopUpScreen.tsx';
import { loadCatalogs } from '../../i18n/routeCatalogs.ts';

export const Route = createFileRoute('/_signedIn/top-up')({
  validateSearch: (raw: Record<string, unknown>): TopUpSearch => raw,
  staticData: { catalogs: ['credits', 'cost', 'payments'] },
  loader: loadCatalogs,
  component: TopUp,
});

function TopUp() {
  return <TopUpScreen guide={<UsageGuide />} calculator={<Calculator />} clipCoins={useDefaultCoins().clip} />;
}
