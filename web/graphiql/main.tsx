// Starts GraphiQL, the page for developers at /graphql.
import './workers.ts';
import '../src/ui/theme/fonts.css';
import '@graphiql/react/font/fira-code.css';
import '@graphiql/react/style.css';
import '@graphiql/plugin-doc-explorer/style.css';
import '@graphiql/plugin-history/style.css';
import 'graphiql/graphiql.css';
import './page.css';
import { createRoot } from 'react-dom/client';
import { Page } from './Page.tsx';

const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(<Page />);
