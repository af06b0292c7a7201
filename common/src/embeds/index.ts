// Converts copied addresses of videos, audio and pages on supported sites to addresses of their embed frames. Other
// sites are rejected, because a frame runs any code of its site.

export type EmbedKind = 'video' | 'audio' | 'page';

interface Service {
  readonly name: string;
  readonly kind: EmbedKind;
  /** Hosts of its pages, with or without `www.` and `m.`. */
  readonly hosts: readonly string[];
  /** The origin of its frames. */
  readonly frames: string;
  /** The path and query of the frame; null if the address does not lead to embeddable content. */
  readonly frame: (url: URL) => string | null;
}

const word = '[A-Za-z0-9_-]{1,100}';
/** The captured group of the first pattern that matches the path. */
const inPath = (url: URL, ...patterns: readonly string[]): string | null => {
  for (const pattern of patterns) {
    const found = new RegExp(`^${pattern}/?$`).exec(url.pathname)?.[1];
    if (found !== undefined) return found;
  }
  return null;
};
const inQuery = (url: URL, name: string): string | null => {
  const value = url.searchParams.get(name);
  return value !== null && new RegExp(`^${word}$`).test(value) ? value : null;
};
/** Copies the given query parameters, if present. */
const copyQuery = (url: URL, ...names: readonly string[]): string => {
  const query = new URLSearchParams();
  for (const name of names) {
    const value = inQuery(url, name);
    if (value !== null) query.set(name, value);
  }
  return query.size > 0 ? `?${query}` : '';
};
const found = (id: string | null, path: (id: string) => string): string | null =>
  id === null ? null : path(id);

/** Converts a start time such as `90` or `1m30s` to seconds. */
function startOf(url: URL): string {
  const text = url.searchParams.get('t') ?? url.searchParams.get('start') ?? '';
  const [, hours, minutes, seconds] =
    /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/.exec(text) ?? [];
  const start = Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
  return start > 0 ? `?start=${start}` : '';
}

const services: readonly Service[] = [
  {
    name: 'YouTube',
    kind: 'video',
    hosts: ['youtube.com', 'youtu.be', 'youtube-nocookie.com'],
    frames: 'https://www.youtube-nocookie.com',
    frame: (url) => {
      const id =
        url.hostname === 'youtu.be'
          ? inPath(url, `/(${word})`)
          : (inPath(url, `/(?:embed|shorts|live)/(${word})`) ??
            (url.pathname === '/watch' ? inQuery(url, 'v') : null));
      return found(id, (film) => `/embed/${film}${startOf(url)}`);
    },
  },
  {
    name: 'Rutube',
    kind: 'video',
    hosts: ['rutube.ru'],
    frames: 'https://rutube.ru',
    // `p` is the access key of an unlisted video.
    frame: (url) =>
      found(
        inPath(url, `/video/private/(${word})`, `/(?:video|play/embed|shorts)/(${word})`),
        (id) => `/play/embed/${id}${copyQuery(url, 'p')}`,
      ),
  },
  {
    name: 'VK Видео',
    kind: 'video',
    hosts: ['vkvideo.ru', 'vk.com', 'vk.ru'],
    frames: 'https://vkvideo.ru',
    frame: (url) => {
      if (url.pathname === '/video_ext.php') {
        const owner = url.searchParams.get('oid') ?? '';
        const id = url.searchParams.get('id') ?? '';
        if (!/^-?\d{1,15}$/.test(owner) || !/^\d{1,15}$/.test(id)) return null;
        const hash = inQuery(url, 'hash');
        return `/video_ext.php?oid=${owner}&id=${id}${hash === null ? '' : `&hash=${hash}`}`;
      }
      const named = `${url.pathname} ${url.searchParams.get('z') ?? ''}`;
      const [, owner, id] = /(?:video|clip)(-?\d{1,15})_(\d{1,15})/.exec(named) ?? [];
      return owner === undefined ? null : `/video_ext.php?oid=${owner}&id=${id}`;
    },
  },
  {
    name: 'Kinescope',
    kind: 'video',
    hosts: ['kinescope.io'],
    frames: 'https://kinescope.io',
    frame: (url) => found(inPath(url, `/(?:embed/)?(${word})`), (id) => `/embed/${id}`),
  },
  {
    name: 'Vimeo',
    kind: 'video',
    hosts: ['vimeo.com', 'player.vimeo.com'],
    frames: 'https://player.vimeo.com',
    // The second number is the access key of an unlisted video.
    frame: (url) => {
      const [, id, opens = inQuery(url, 'h')] =
        /^\/(?:video\/)?(\d{1,15})(?:\/([0-9a-f]{1,40}))?\/?$/.exec(url.pathname) ?? [];
      return id === undefined ? null : `/video/${id}${opens ? `?h=${opens}` : ''}`;
    },
  },
  {
    name: 'Яндекс Музыка',
    kind: 'audio',
    hosts: ['music.yandex.ru'],
    frames: 'https://music.yandex.ru',
    frame: (url) => {
      const [, album, track] =
        /^\/(?:iframe\/)?album\/(\d{1,15})(?:\/track\/(\d{1,15}))?\/?$/.exec(url.pathname) ?? [];
      if (album === undefined) return null;
      return `/iframe/album/${album}${track === undefined ? '' : `/track/${track}`}`;
    },
  },
  {
    name: 'SoundCloud',
    kind: 'audio',
    hosts: ['soundcloud.com', 'w.soundcloud.com'],
    frames: 'https://w.soundcloud.com',
    frame: (url) => {
      const sound = url.hostname.startsWith('w.') ? url.searchParams.get('url') : url.href;
      const { hostname, pathname } = URL.parse(sound ?? '') ?? {};
      const path = new RegExp(`^/(?:${word}/){1,3}${word}$`).exec(pathname ?? '')?.[0];
      if (path === undefined || !/(?:^|\.)soundcloud\.com$/.test(hostname ?? '')) return null;
      return `/player/?url=${encodeURIComponent(`https://${hostname}${path}`)}`;
    },
  },
  {
    name: 'Яндекс Формы',
    kind: 'page',
    hosts: ['forms.yandex.ru'],
    frames: 'https://forms.yandex.ru',
    frame: (url) => {
      const [, area = '', id] =
        new RegExp(`^/(cloud/|u/|surveys/)?(${word})/?$`).exec(url.pathname) ?? [];
      return id === undefined ? null : `/${area}${id}/?iframe=1`;
    },
  },
  {
    name: 'Google Формы и Документы',
    kind: 'page',
    hosts: ['docs.google.com', 'forms.gle'],
    frames: 'https://docs.google.com',
    frame: (url) => {
      const [, kind, id] =
        new RegExp(
          `^/(document|spreadsheets|presentation|forms)/d/(e/(?!viewform)${word}|(?!e(?:/|$))${word})(?:/|$)`,
        ).exec(url.pathname) ?? [];
      if (kind === undefined) return null;
      return `/${kind}/d/${id}/${kind === 'forms' ? 'viewform?embedded=true' : kind === 'presentation' ? 'embed' : 'preview'}`;
    },
  },
  {
    name: 'Google Диск',
    kind: 'page',
    hosts: ['drive.google.com'],
    frames: 'https://drive.google.com',
    frame: (url) =>
      found(
        inPath(url, `/file/d/(${word})(?:/.*)?`) ?? inQuery(url, 'id'),
        (id) => `/file/d/${id}/preview`,
      ),
  },
  {
    name: 'Miro',
    kind: 'page',
    hosts: ['miro.com'],
    frames: 'https://miro.com',
    frame: (url) =>
      found(
        inPath(url, '/app/(?:board|live-embed|embed)/([A-Za-z0-9_=-]{1,100})'),
        (id) => `/app/live-embed/${id}/`,
      ),
  },
  {
    name: 'Figma',
    kind: 'page',
    hosts: ['figma.com', 'embed.figma.com'],
    frames: 'https://embed.figma.com',
    frame: (url) => {
      const [, kind, id] =
        new RegExp(`^/(design|proto|board|slides|file)/(${word})(?:/|$)`).exec(url.pathname) ?? [];
      if (kind === undefined) return null;
      return `/${kind === 'file' ? 'design' : kind}/${id}?embed-host=kafedra`;
    },
  },
  {
    name: 'Яндекс Карты',
    kind: 'page',
    hosts: ['yandex.ru'],
    frames: 'https://yandex.ru',
    frame: (url) => {
      if (url.pathname !== '/map-widget/v1/') return null;
      return found(
        url.searchParams.get('um'),
        (um) => `/map-widget/v1/?um=${encodeURIComponent(um)}`,
      );
    },
  },
  {
    name: 'LearningApps',
    kind: 'page',
    hosts: ['learningapps.org'],
    frames: 'https://learningapps.org',
    frame: (url) =>
      found(
        inQuery(url, 'v') ?? inQuery(url, 'app') ?? inPath(url, '/view(\\d{1,15})', '/(\\d{1,15})'),
        (id) => `/watch?${/^\d+$/.test(id) ? 'app' : 'v'}=${id}`,
      ),
  },
  {
    name: 'GeoGebra',
    kind: 'page',
    hosts: ['geogebra.org'],
    frames: 'https://www.geogebra.org',
    frame: (url) =>
      found(
        inPath(url, `/(?:m|material/iframe/id|classic|calculator|graphing)/(${word})(?:/.*)?`),
        (id) => `/material/iframe/id/${id}`,
      ),
  },
  {
    name: 'Desmos',
    kind: 'page',
    hosts: ['desmos.com'],
    frames: 'https://www.desmos.com',
    frame: (url) => found(inPath(url, `/calculator/(${word})`), (id) => `/calculator/${id}?embed`),
  },
];

export interface Embed {
  /** The name of the service. */
  service: string;
  kind: EmbedKind;
  /** The address of the frame. Parsing it again returns the same. */
  address: string;
}

/**
 * Parses an address, or the embed code of a site: `<iframe src="…">`. Null if no supported service knows it.
 */
export function parseEmbed(text: string): Embed | null {
  const [, quoted] = /<iframe\b[^>]*?\ssrc\s*=\s*["']([^"']{1,2000})["']/i.exec(text) ?? [];
  const given = (quoted?.replaceAll('&amp;', '&') ?? text).trim();
  const url = URL.parse(
    given.startsWith('//') ? `https:${given}` : given.includes('://') ? given : `https://${given}`,
  );
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.port !== '') {
    return null;
  }
  const host = url.hostname.replace(/^(?:www|m)\./, '');
  for (const { name, kind, hosts, frames, frame } of services) {
    const path = hosts.includes(host) ? frame(url) : null;
    if (path !== null) return { service: name, kind, address: frames + path };
  }
  return null;
}

/** The origins of frames, which the content security policy allows. */
export const frameOrigins: readonly string[] = [...new Set(services.map(({ frames }) => frames))];

/** Names of the supported services. A page also accepts videos and audio. */
export const servicesFor = (kind: EmbedKind): readonly string[] =>
  services.filter((service) => service.kind === kind || kind === 'page').map(({ name }) => name);
