import type { ApexOptions } from 'apexcharts';
import ReactApexChart from 'react-apexcharts';
import { useFormats } from '../../../i18n/useFormats.ts';
import type { ChartSeries } from './ChartPanel.tsx';

/** The package is CommonJS: a bundler that reads it as Node does hands over the module, a test runner the component itself. */
const Chart = (ReactApexChart as unknown as { default?: typeof ReactApexChart }).default ?? ReactApexChart;

/** Pixels: a vertical chart, and one bar of a horizontal one. */
const HEIGHT = 300;
const BAR_HEIGHT = 46;
const FRAME_HEIGHT = 70;
/** Pixels for the words beside horizontal bars: the library measures them in another font, and cuts off the widest. */
const LEAST_LABEL_WIDTH = 88;
/** Words that stand side by side under a chart of a phone's width: "Jan", "17 Nov". */
const MOST_LABELS = 12;
const MOST_LONG_LABELS = 5;
const LONG_LABEL = 5;
/** Up to so many the axis counts one by one. */
const FEW = 5;

interface BarChartProps {
  labels: string[];
  series: ChartSeries[];
  isHorizontal: boolean;
}

/** Bars in the theme's colours. Decoration for the table beside it, so it moves and listens as little as possible. */
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
        // Those that stand here were chosen to fit (`every`); the library would drop every third for its own margin.
        hideOverlappingLabels: false,
        style: { fontSize: '10px' },
        formatter: isHorizontal ? (value) => formats.number(Number(value)) : undefined,
      },
    },
    yaxis: {
      // Nobody makes half a video: below a handful there is one line for each.
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
