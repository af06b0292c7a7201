// Starts the application in the page.
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, pageIsReady } from './App.tsx';
import { isEmbedded } from './kit/pages/embedding.ts';
import { NotAdmitted } from './kit/pages/PageBoundary.tsx';
import { followOtherTabs } from './kit/network/session.ts';
import { applyTheme, followTheme } from './ui/theme/theme.ts';

const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root');

if (!isEmbedded) {
  applyTheme();
  followTheme();
  followOtherTabs();
}
const app = createRoot(root, {
  // NotAdmitted leads to sign-in and is no error; all other errors handled by a boundary are still logged.
  onCaughtError: (error) => {
    if (!(error instanceof NotAdmitted)) reportError(error);
  },
});
void pageIsReady.then(() =>
  app.render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
