// The hosts of companies: a page that is asked for at a company's own address knows whose it is, what needs the main host is
// led there, and a name that is nobody's has no pages. What is no page (/graphql, /media, assets) is the same at each host.
import { isIP } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { sendBusyPage } from './busy-page.ts';

export interface CompanyAtHost {
  readonly code: string;
  /** The origin that its pages are best known by. */
  readonly address: string;
}

/** Answers a request for a page; `page` sends the app, with more in its head. */
export type PagesByHost = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: (head: string) => Promise<FastifyReply>,
) => Promise<FastifyReply>;

/** Companies have no hosts of their own. */
export const atAnyHost: PagesByHost = (_request, _reply, page) => page('');

export interface HostOptions {
  /** Where the whole app is. */
  readonly publicUrl: URL;
  /** Null when the name is nobody's. */
  readonly find: (host: string, request: FastifyRequest) => Promise<CompanyAtHost | null>;
}

export function byHost({ publicUrl, find }: HostOptions): PagesByHost {
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
    if (found.company === null) return tell(reply, 404, nobodys);
    const { company } = found;
    const away = leadsAway(request.url, company);
    if (away !== null) return reply.redirect(`${publicUrl.origin}${away}`, 302);
    return page(headOf(company, publicUrl, request.url));
  };
}

interface Found {
  readonly company: CompanyAtHost | null;
}

/** Milliseconds: so long a domain that was given up is still its company's. */
const knownFor = 30_000;

/** Seconds until it is asked again whose a host is. */
const busyFor = 5;

/** Whoever sends other names again and again fills no memory. */
const mostKnown = 1000;

/** Without the dot that may end a full name. */
const hostOf = ({ hostname }: FastifyRequest): string => hostname.toLowerCase().replace(/\.$/, '');

/** Who comes by an address, or says no name, has not come to a company: monitors, and whoever is on the machine. */
const isMain = (host: string, { hostname }: URL): boolean =>
  host === '' ||
  host === hostname ||
  host === 'localhost' ||
  isIP(host.replace(/^\[|\]$/g, '')) > 0;

/** What needs no back office and no session, by its path without the company's code. */
const ofCompany = /^\/registration\/[^/?]+\/?(?:\?|$)/;

/** The path at the main host of what is only there; null for what a company's host has. */
function leadsAway(url: string, { code }: CompanyAtHost): string | null {
  if (ofCompany.test(url)) return null;
  return /^\/(?:login\/?)?(?:\?|$)/.test(url) ? `/login/${code}` : url;
}

/** What the app reads of its host (`web/src/kit/host.ts`), and the one address of the page for search engines. */
function headOf({ code, address }: CompanyAtHost, publicUrl: URL, url: string): string {
  const host = JSON.stringify({ company: code, main: publicUrl.origin });
  const [path = ''] = url.split('?', 1);
  return `<meta name="company-host" content="${escaped(host)}"><link rel="canonical" href="${escaped(address + path)}">`;
}

const escaped = (text: string): string =>
  text.replaceAll(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const nobodys = 'По этому адресу школы нет. Проверьте, нет ли в нём ошибки.';

/** A page without the app, which belongs to nobody here. */
const tell = (reply: FastifyReply, status: number, words: string) =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="ru"><meta charset="utf-8"><title>Кафедра</title><p>${words}</p></html>\n`,
    );
