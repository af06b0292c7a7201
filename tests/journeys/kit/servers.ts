// Playwright's global setup: starts Kafedra once for all journeys and passes its address, data folder and database
// template in the environment.
import { processorSeconds } from '../../../scripts/lib/processor.ts';
import { inRoot } from '../../../scripts/lib/root.ts';
import { noteProcessorTime } from '../../../scripts/lib/testing/suite-times.ts';
import { standInFfmpeg } from '../../../api/testing/ffmpeg.ts';
import { startDnsServer } from '../../../api/testing/servers/dns-server.ts';
import { startLanguageModelServer } from '../../../api/testing/servers/language-model-server.ts';
import { embeddedTemplate } from '../../kit/embedded-template.ts';
import { newRunFolder, settingsOf } from '../../kit/run-folder.ts';
import { startServers } from '../../kit/servers.ts';
import { startYooKassaShops } from './yoo-kassa-shops.ts';

export default async function setup(): Promise<() => Promise<void>> {
  const folder = newRunFolder();
  Object.assign(process.env, settingsOf(folder.path));
  process.env.TEST_DATABASE_TEMPLATE = await embeddedTemplate(folder.path);
  // Answers every name with NXDOMAIN.
  const dns = await startDnsServer();
  const yooKassa = await startYooKassaShops();
  const languageModel = await startLanguageModelServer();
  // Development mode enables /debug and logs the path of each mail.
  const servers = await startServers({
    NODE_ENV: 'development',
    // The tests' sign-in services listen there.
    PRIVATE_NETWORKS: '127.0.0.1',
    DNS_SERVERS: dns.address,
    YOOKASSA_URL: yooKassa.url,
    // All tests' schools have one owner and share the message quota of new companies.
    MESSAGE_QUOTA: '20',
    AI_BASE_URL: languageModel.url,
    AI_PRICE_INPUT: '100',
    AI_PRICE_OUTPUT: '400',
    FFMPEG: await standInFfmpeg(),
  });
  process.env.KAFEDRA_URL = servers.url;
  process.env.KAFEDRA_API_URL = servers.api.url;
  process.env.KAFEDRA_DATA_DIR = servers.dataDir;
  return async () => {
    for (const { name, child } of [servers.api, servers.gateway]) {
      noteProcessorTime('journeys', inRoot('tests', 'journeys', name), processorSeconds(child.pid));
    }
    await servers.stop();
    await dns.close();
    await yooKassa.close();
    await languageModel.close();
    folder.remove();
  };
}
