// Starts the application in the page.
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { followOtherTabs } from './kit/session.ts';

const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root');

followOtherTabs();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
