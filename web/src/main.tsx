// Starts the application in the page.
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { NotAdmitted } from './kit/PageBoundary.tsx';
import { followOtherTabs } from './kit/session.ts';

const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root');

followOtherTabs();
createRoot(root, {
  // Being shown the door is no failure; all that a boundary caught and showed is still told to the console.
  onCaughtError: (error) => {
    if (!(error instanceof NotAdmitted)) reportError(error);
  },
}).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
