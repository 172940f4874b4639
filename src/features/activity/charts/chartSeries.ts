/** The numbers of one row of bars. */
export interface ChartSeries {
  name: string;
  data: number[];
  /** In another unit than the bars, so it is shown in the table only. */
  isTableOnly?: boolean;
}
