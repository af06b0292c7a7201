// Starts Kafedra once for all journeys, and hands its address and data folder to them by the environment.
import { startServers } from '../../kit/servers.ts';

export default async function setup(): Promise<() => Promise<void>> {
  // Development brings /debug and the path of each mail in the log.
  const servers = await startServers({
    NODE_ENV: 'development',
    // Where the stories' sign-in services are.
    PRIVATE_NETWORKS: '127.0.0.1',
  });
  process.env.KAFEDRA_URL = servers.url;
  process.env.KAFEDRA_DATA_DIR = servers.dataDir;
  return servers.stop;
}
