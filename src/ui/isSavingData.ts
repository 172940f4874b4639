/** Whether the browser is set to save data. Only Chromium reports it. */
export const isSavingData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
