import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Kind, Model } from '../../../../contract/generation.ts';
import { useErrorTexts } from '../../../api/useErrorTexts.ts';
import { QueryState } from '../../../ui/QueryState.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { imageModelsQuery, videoModelsQuery } from '../queries.ts';
import { CalculatorFields } from './CalculatorFields.tsx';
import { CalculatorResult } from './CalculatorResult.tsx';
import { type Choice, fitChoice } from './choice.ts';

/** The price of any video or image: the server's own quote, before anything is generated. */
export function Calculator() {
  const { t } = useLingui();
  const [kind, setKind] = useState<Kind>('video');
  return (
    <div className="space-y-4">
      <SegmentedControl<Kind>
        label={t`What to make`}
        value={kind}
        onChange={setKind}
        choices={[
          { value: 'video', label: <Trans>Video</Trans> },
          { value: 'image', label: <Trans>Image</Trans> },
        ]}
      />
      <KindCalculator key={kind} kind={kind} />
    </div>
  );
}

function KindCalculator({ kind }: { kind: Kind }) {
  const { errorText } = useErrorTexts();
  const query = useQuery(kind === 'video' ? videoModelsQuery : imageModelsQuery);
  const { data } = query;
  if (!data)
    return (
      <QueryState
        query={query}
        skeleton={<Skeleton className="h-64 w-full" />}
        title={<Trans>The models could not be loaded</Trans>}
        body={errorText}
      />
    );
  const models = data.data.filter((model) => model.kind === kind);
  if (models.length === 0) {
    return (
      <p className="text-base-content/75 py-4 text-sm">
        <Trans>No model for this is switched on.</Trans>
      </p>
    );
  }
  return <Ready kind={kind} models={models} />;
}

function Ready({ kind, models }: { kind: Kind; models: readonly Model[] }) {
  const [wanted, setWanted] = useState<Partial<Choice>>({});
  const choice = fitChoice(wanted, models);
  return (
    <>
      <CalculatorFields models={models} choice={choice} onChange={(change) => setWanted({ ...choice, ...change })} />
      <CalculatorResult kind={kind} choice={choice} />
    </>
  );
}
