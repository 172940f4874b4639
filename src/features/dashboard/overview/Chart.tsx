import Download from 'lucide-react/icons/download';
import { type ReactNode, useId } from 'react';
import { saveBlob } from '../../../api/downloadFile.ts';
import { Button } from '../../../ui/Button.tsx';
import { ChartPanel } from '../../activity/charts/ChartPanel.tsx';
import type { ChartSeries } from '../../activity/charts/chartSeries.ts';
import { toCsv } from './toCsv.ts';

interface ChartProps {
  title: string;
  /** The heading of the labels. */
  head: string;
  labels: string[];
  series: ChartSeries[];
  isHorizontal?: boolean;
  /** Links from its numbers to the lists behind them. */
  children?: ReactNode;
}

/** A chart with its title, its table, and its numbers as a file. */
export function Chart({ title, head, labels, series, isHorizontal = false, children }: ChartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 space-y-2">
      <div className="flex items-center justify-between gap-3">
        <h2 id={id} className="font-bold">
          {title}
        </h2>
        <CsvButton title={title} head={[head, ...series.map(({ name }) => name)]} rows={rowsOf(labels, series)} />
      </div>
      <ChartPanel title={title} head={head} labels={labels} series={series} isHorizontal={isHorizontal} />
      {children}
    </section>
  );
}

const rowsOf = (labels: string[], series: ChartSeries[]): (string | number)[][] =>
  labels.map((label, place) => [label, ...series.map(({ data }) => data[place] ?? 0)]);

/** Saves a table as a CSV file named after its title. */
export function CsvButton({ title, head, rows }: { title: string; head: string[]; rows: (string | number)[][] }) {
  const save = () =>
    saveBlob(
      new Blob([toCsv(head, rows)], { type: 'text/csv' }),
      `kilas-${title.toLowerCase().replace(/[^a-z\d]+/g, '-')}.csv`,
    );
  return (
    <Button variant="ghost" onClick={save} icon={<Download className="size-4" aria-hidden="true" />}>
      CSV<span className="sr-only">: {title}</span>
    </Button>
  );
}
