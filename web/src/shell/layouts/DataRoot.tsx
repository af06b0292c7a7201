// The providers of every screen with data.
import { RelayEnvironmentProvider } from 'react-relay';
import { Outlet } from 'react-router';
import { environment } from '../../kit/relay/environment.ts';

export function DataRoot() {
  return (
    <RelayEnvironmentProvider environment={environment}>
      <Outlet />
    </RelayEnvironmentProvider>
  );
}
