// A worker that reads one workbook.
import { parseWorkbook } from './parseWorkbook.ts';

addEventListener('message', async ({ data }: MessageEvent<Uint8Array>) => {
  postMessage(await parseWorkbook(data));
});
