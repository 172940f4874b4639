import type { ApexOptions } from 'apexcharts';
import ReactApexChart from 'react-apexcharts';
import { useFormats } from '../../../i18n/useFormats.ts';
import type { ChartSeries } from './chartSeries.ts';

/** The package is CommonJS: as Node resolves it, the default import is the module; in a test runner, the component. */
const Chart = (ReactApexChart as unknown as { default?: typeof ReactApexChart }).default ?? ReactApexChart;

/** Pixels: the height of a vertical chart, and of one bar of a horizontal one. */
const HEIGHT = 300;
const BAR_HEIGHT = 46;
const FRAME_HEIGHT = 70;
/** Pixels for the labels of horizontal bars: the library measures them in another font and cuts off the widest. */
const LEAST_LABEL_WIDTH = 88;
/** How many labels ("Jan", "17 Nov") fit side by side under a chart on a phone. */
const MOST_LABELS = 12;
const MOST_LONG_LABELS = 5;
const LONG_LABEL = 5;
/** Up to this value, the axis has a line per unit. */
const FEW = 5;

interface BarChartProps {
  labels: string[];
  series: ChartSeries[];
  isHorizontal: boolean;
}

/** Bars in the theme's colours. The table beside it has the same numbers, so this one needs no animation or toolbar. */
export function BarChart({ labels, series, isHorizontal }: BarChartProps) {
  const formats = useFormats();
  const height = isHorizontal
    ? Math.max(160, labels.length * BAR_HEIGHT * series.length * 0.75 + FRAME_HEIGHT)
    : HEIGHT;
  const most = labels.some(({ length }) => length >= LONG_LABEL) ? MOST_LONG_LABELS : MOST_LABELS;
  const every = isHorizontal ? 1 : Math.ceil(labels.length / most);
  const highest = Math.max(...series.flatMap(({ data }) => data));
  const options: ApexOptions = {
    chart: {
      type: 'bar',
      toolbar: { show: false },
      zoom: { enabled: false },
      animations: { enabled: false },
      fontFamily: 'inherit',
      foreColor: 'var(--color-base-content)',
      background: 'transparent',
    },
    colors: ['var(--color-primary)', 'var(--color-secondary)'],
    plotOptions: { bar: { horizontal: isHorizontal, borderRadius: 5, columnWidth: '62%', barHeight: '66%' } },
    dataLabels: { enabled: false },
    legend: { show: series.length > 1, position: 'top', horizontalAlign: 'left' },
    grid: { borderColor: 'var(--kilas-line)', strokeDashArray: 3 },
    xaxis: {
      categories: labels.map((label, index) => (index % every === 0 ? label : '')),
      ...(isHorizontal && highest <= FEW && { tickAmount: highest }),
      axisTicks: { show: false },
      axisBorder: { show: false },
      labels: {
        rotate: 0,
        // `every` already picks labels that fit; the library would drop every third for its own margin.
        hideOverlappingLabels: false,
        style: { fontSize: '10px' },
        formatter: isHorizontal ? (value) => formats.number(Number(value)) : undefined,
      },
    },
    yaxis: {
      // Counts are whole: small charts get one line per item, not halves.
      ...(!isHorizontal && highest <= FEW && { min: 0, max: highest, tickAmount: highest }),
      labels: {
        minWidth: isHorizontal ? LEAST_LABEL_WIDTH : 0,
        maxWidth: 160,
        formatter: (value) => (typeof value === 'number' ? formats.number(value) : value),
      },
    },
    tooltip: {
      theme: 'kilas',
      x: { formatter: (_, { dataPointIndex }: { dataPointIndex: number }) => labels[dataPointIndex] ?? '' },
      y: { formatter: (value) => formats.number(value) },
    },
    states: { hover: { filter: { type: 'none' } } },
  };
  return (
    <Chart type="bar" height={height} options={options} series={series.map(({ name, data }) => ({ name, data }))} />
  );
}
