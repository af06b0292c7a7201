// The repository's own rules for oxlint: boundaries between domains, and conventions of the code.
import { dirname, join, relative, sep } from 'node:path';
import { root } from '../lib/root.ts';
import { domainOrder } from './domain-order.ts';

interface Node {
  type: string;
  [key: string]: unknown;
}
interface RuleContext {
  filename: string;
  report: (problem: { node: Node; message: string }) => void;
}

/**
 * A file of a program with its domain: `people` for `gateway/src/people/groups/resolvers.ts`, null above the domains.
 */
interface Place {
  program: string;
  domain: string | null;
  /** Path below the domain. */
  file: string;
}

/** Shared folders of a program, which are no domains. */
const parts = new Set(['kit', 'ui', '__generated__']);

/**
 * Files of a domain that other domains may import: its exports, its lazily loaded parts, its tables for foreign keys
 * and joins, and how its staff is shown.
 */
const doors = /^(index|lazy|staff)\.ts$|(^|[/-])tables\.ts$|\/index\.ts$/;

/** Modules that send mails and text messages out of the installation. */
const outlets = /^api\/kit\/services\/(mail|sms)\.ts$/;

/**
 * Files that may use them: accounts, whose mails contain no texts of users, and the module that counts messages of
 * companies.
 */
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

/** The error of an import; null if it is allowed. */
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
  if (!doors.test(to.file)) {
    return `${from.domain} imports of ${to.domain} what its index.ts exports, not ${to.file}`;
  }
  return isLater(from, to)
    ? `${from.domain} comes before ${to.domain} (scripts/lint/domain-order.ts): let ${to.domain} register it`
    : null;
}

/** Whether an import goes against the order of domains. Tables and tests may. */
function isLater(from: Place, to: Place): boolean {
  if (/\.test\.tsx?$|(^|[/-])tables\.ts$/.test(from.file)) return false;
  if (/(^|[/-])tables\.ts$/.test(to.file)) return false;
  const position = (domain: string | null) => domainOrder.findIndex((one) => one === domain);
  return position(to.domain) > position(from.domain);
}

/** A file begins with a comment on its purpose. */
const fileHead = {
  create: (context: RuleContext) => ({
    Program: (node: Node) => {
      // A test's purpose follows from its file name and titles.
      if (context.filename.includes('.test.')) return;
      const [first] = (node['comments'] ?? []) as { type: string; start: number }[];
      if (first?.type !== 'Line' || first.start > 0) {
        context.report({ node, message: 'a file begins with a line of comment: what it is for' });
      }
    },
  }),
};

/** One case for the names of all constants. */
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
