// Rules of this repository for oxlint: the borders between domains, and the dialect of the three programs.
import { dirname, join, relative, sep } from 'node:path';
import { root } from '../lib/root.ts';

interface Node {
  type: string;
  [key: string]: unknown;
}
interface RuleContext {
  filename: string;
  report: (problem: { node: Node; message: string }) => void;
}

/** A file of a program: `people` in `gateway/src/people/groups/resolvers.ts`, null above the domains. */
interface Place {
  program: string;
  domain: string | null;
  /** Below the domain. */
  file: string;
}

/** Folders of a program that are no domains: what all domains are made with. */
const parts = new Set(['kit', 'ui', '__generated__']);

/**
 * A domain's front doors: what it exports, what of it is loaded when it is shown, its tables, which foreign keys and joins
 * of other domains name, and by what its staff are known, which what people themselves are shown with is shown with.
 */
const doors = /^(index|lazy|staff)\.ts$|(^|[/-])tables\.ts$|\/index\.ts$/;

/** What takes mails and text messages out of the installation. */
const outlets = /^api\/kit\/services\/(mail|sms)\.ts$/;

/** Who hands them over: the accounts, whose mails hold nobody's own words, and the door that counts what companies say. */
const senders = /^people\/((account|sending)\/|(mails|routes)\.ts$)/;

const borders = {
  create: (context: RuleContext) => {
    const from = placeOf(context.filename);
    if (from === null) return {};
    const judge = (node: Node) => {
      const { value } = (node['source'] ?? {}) as { value?: unknown };
      if (typeof value !== 'string' || !value.startsWith('.')) return;
      const message = trespass(from, placeOf(join(dirname(context.filename), value)));
      if (message !== null) context.report({ node, message });
    };
    return {
      ImportDeclaration: judge,
      ExportNamedDeclaration: judge,
      ExportAllDeclaration: judge,
      ImportExpression: judge,
    };
  },
};

function placeOf(filename: string): Place | null {
  const [program = '', src, ...path] = relative(root, filename).split(sep);
  if (src !== 'src' || path.length === 0) return null;
  const [domain = '', ...file] = path;
  return file.length === 0
    ? { program, domain: null, file: domain }
    : { program, domain, file: file.join('/') };
}

/** What is wrong with an import; null when it may be. */
function trespass(from: Place, to: Place | null): string | null {
  if (to === null) return null;
  if (to.program !== from.program) return `${from.program} imports nothing of ${to.program}`;
  if (from.domain === null || to.domain === null || to.domain === from.domain) return null;
  if (
    outlets.test(`${to.program}/${to.domain}/${to.file}`) &&
    !senders.test(`${from.domain}/${from.file}`)
  ) {
    return 'what a company says to people outside is counted: it goes by people/sending';
  }
  if (parts.has(to.domain)) return null;
  if (parts.has(from.domain)) return `${from.domain} knows no domain: let ${to.domain} register it`;
  return doors.test(to.file)
    ? null
    : `${from.domain} imports of ${to.domain} what its index.ts exports, not ${to.file}`;
}

/** A file begins with what it is for, in one to three lines. */
const fileHead = {
  create: (context: RuleContext) => ({
    Program: (node: Node) => {
      // What a test is for, its file's name and its stories say.
      if (context.filename.includes('.test.')) return;
      const [first] = (node['comments'] ?? []) as { type: string; start: number }[];
      if (first?.type !== 'Line' || first.start > 0) {
        context.report({ node, message: 'a file begins with a line of comment: what it is for' });
      }
    },
  }),
};

/** One case for all names of values. */
const constantCase = {
  create: (context: RuleContext) => ({
    VariableDeclarator: (node: Node) => {
      const { name } = node['id'] as { name?: string };
      if (name !== undefined && /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/.test(name) && name.length > 1) {
        context.report({ node, message: `${name}: constants are in camelCase, as all values` });
      }
    },
  }),
};

export default {
  meta: { name: 'kafedra' },
  rules: { borders, 'file-head': fileHead, 'constant-case': constantCase },
};
