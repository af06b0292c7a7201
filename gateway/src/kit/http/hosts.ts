// Serves pages by host: a company's own domain shows its pages, redirects to the main host what only exists there, and
// unknown hosts get 404. Other URLs (/graphql, /media, assets) are the same at every host.
import { isIP } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { sendBusyPage } from './busy-page.ts';

export interface CompanyAtHost {
  readonly code: string;
  /** The canonical origin of its pages. */
  readonly address: string;
}

/** Handles a request for a page; `page` sends the app with additional HTML in its head. */
export type PagesByHost = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: (head: string) => Promise<FastifyReply>,
) => Promise<FastifyReply>;

/** For installations without company domains. */
export const atAnyHost: PagesByHost = (_request, _reply, page) => page('');

export interface HostOptions {
  /** The main URL of the app. */
  readonly publicUrl: URL;
  /** Null when no company has the host. */
  readonly find: (host: string, request: FastifyRequest) => Promise<CompanyAtHost | null>;
}

export function createPagesByHost({ publicUrl, find }: HostOptions): PagesByHost {
  const known = new LRUCache<string, Found, FastifyRequest>({
    max: mostKnown,
    ttl: knownFor,
    fetchMethod: async (host, _stale, { context }) => ({ company: await find(host, context) }),
  });
  return async (request, reply, page) => {
    const host = hostOf(request);
    if (isMain(host, publicUrl)) return page('');
    const found = await known.fetch(host, { context: request }).catch(() => null);
    if (found == null) return sendBusyPage(reply.code(503), busyFor);
    if (found.company === null) return sendPlainPage(reply, 404, nobodys);
    const { company } = found;
    const away = leadsAway(request.url, company);
    if (away !== null) return reply.redirect(`${publicUrl.origin}${away}`, 302);
    return page(headOf(company, publicUrl, request.url));
  };
}

interface Found {
  readonly company: CompanyAtHost | null;
}

/** Milliseconds that a host is cached, and so a removed domain still works. */
const knownFor = 30_000;

/** Seconds of Retry-After when the lookup failed. */
const busyFor = 5;

/** Cached hosts, so that requests with random names do not fill the memory. */
const mostKnown = 1000;

/** Lower case, without the trailing dot of a fully qualified name. */
const hostOf = ({ hostname }: FastifyRequest): string => hostname.toLowerCase().replace(/\.$/, '');

/**
 * An IP address, localhost or no name counts as the main host: monitors, and users of the machine itself.
 */
const isMain = (host: string, { hostname }: URL): boolean =>
  host === '' ||
  host === hostname ||
  host === 'localhost' ||
  isIP(host.replace(/^\[|\]$/g, '')) > 0;

/** Pages that a company's host serves itself: they need no back office and no session. */
const ofCompany = /^\/registration\/[^/?]+\/?(?:\?|$)/;

/**
 * The path at the main host for pages that only exist there; null for pages of the company's host.
 */
function leadsAway(url: string, { code }: CompanyAtHost): string | null {
  if (ofCompany.test(url)) return null;
  return /^\/(?:login\/?)?(?:\?|$)/.test(url) ? `/login/${code}` : url;
}

/**
 * The host information that the app reads (`web/src/kit/network/host.ts`), and the canonical URL for search engines.
 */
function headOf({ code, address }: CompanyAtHost, publicUrl: URL, url: string): string {
  const host = JSON.stringify({ company: code, main: publicUrl.origin });
  const [path = ''] = url.split('?', 1);
  return `<meta name="company-host" content="${escaped(host)}"><link rel="canonical" href="${escaped(address + path)}">`;
}

const escaped = (text: string): string =>
  text.replaceAll(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const nobodys = 'По этому адресу школы нет. Проверьте, нет ли в нём ошибки.';

/** A page without the app. */
const sendPlainPage = (reply: FastifyReply, status: number, words: string) =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="ru"><meta charset="utf-8"><title>Кафедра</title><p>${words}</p></html>\n`,
    );
