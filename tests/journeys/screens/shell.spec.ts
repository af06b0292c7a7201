// Tests the screens outside all domains, and the one that only the dev server has.
import { startDevServer } from '../kit/dev-server.ts';
import { kafedraUrl } from '../kit/running-kafedra.ts';
import { expect, testScreens, test, visit } from '../kit/screens.ts';
import { debug, screens } from './shell.ts';

testScreens(screens);

test('/debug, in development only', { tag: '@deep' }, async ({ lookout, browser }) => {
  const nobody = await lookout('nobody');
  const server = await startDevServer(kafedraUrl());
  try {
    const url = `${server.url}/debug`;
    // During the first visit Vite optimizes the dependencies and reloads the page.
    const first = await browser.newPage();
    await first.goto(url);
    await expect(first.getByText('Последние запросы')).toBeVisible();
    await first.close();
    await visit(nobody, { ...debug, url, arrivesAt: '/debug' });
  } finally {
    await server.stop();
  }
  await nobody.page.goto('/debug');
  await expect(nobody.page).toHaveURL(/\/login$/);
});
