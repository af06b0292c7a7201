// The formats of files that are taken (specification A, section 5): what a file is by the ending of its name, and what its
// bytes may turn out to be.

export interface Format {
  /** The media type that it is served as. */
  type: string;
  /** The media types, as the recognition of contents calls them, that go under this name; a star stands for any ending. */
  holds: readonly string[];
  /** Where not every such file has a beginning that tells it: one that tells nothing is taken as well. */
  mayBeUntold?: true;
  /** Any text is one, also one whose first letters are the mark of some format. */
  isText?: true;
}

const asf = 'application/vnd.ms-asf';
const realMedia = 'application/vnd.rn-realmedia';
const openXml = 'application/vnd.openxmlformats-officedocument.';

/** All of these are zip archives. */
const zips = [
  'application/zip',
  'application/java-archive',
  'application/epub+zip',
  'application/vnd.android.package-archive',
  'application/x-xpinstall',
  `${openXml}*`,
  'application/vnd.oasis.opendocument.*',
  'application/vnd.ms-*.macroenabled.12',
  'model/3mf',
];

/** What office programs write: also pages and tables of plain text, and newer files under the older names. */
const office = [
  'application/x-cfb',
  'application/rtf',
  'application/xml',
  'application/zip',
  `${openXml}*`,
];

const image = (format: string): Format => ({ type: `image/${format}`, holds: ['image/*'] });
const film = (format: string): Format => ({ type: `video/${format}`, holds: ['video/*'] });
const text = (type: string): Format => ({
  type,
  holds: ['text/*', 'application/xml'],
  mayBeUntold: true,
  isText: true,
});
const untold = (format: Format): Format => ({ ...format, mayBeUntold: true });
const oldOffice = (type: string) => untold({ type, holds: office });
/** The beginning of one that is long does not reach its contents; one with a password is no archive. */
const newOffice = (format: string): Format => ({
  type: openXml + format,
  holds: ['application/zip', `${openXml}*`, 'application/x-cfb'],
});

const formats: ReadonlyMap<string, Format> = new Map(
  Object.entries({
    webp: image('webp'),
    mp4: { type: 'video/mp4', holds: ['video/*', 'audio/mp4', 'audio/x-m4a'] },
    mkv: film('x-matroska'),
    avi: film('x-msvideo'),
    doc: oldOffice('application/msword'),
    docx: newOffice('wordprocessingml.document'),
    gif: image('gif'),
    html: text('text/html'),
    htm: text('text/html'),
    jpg: image('jpeg'),
    jpeg: image('jpeg'),
    jif: image('jpeg'),
    mp3: { type: 'audio/mpeg', holds: ['audio/*'] },
    mpe: untold(film('mpeg')),
    mpg: untold(film('mpeg')),
    mpeg: untold(film('mpeg')),
    moov: untold(film('quicktime')),
    movie: untold(film('quicktime')),
    mov: film('quicktime'),
    pdf: { type: 'application/pdf', holds: ['application/pdf'] },
    png: image('png'),
    ppt: oldOffice('application/vnd.ms-powerpoint'),
    pptx: newOffice('presentationml.presentation'),
    pps: oldOffice('application/vnd.ms-powerpoint'),
    qt: untold(film('quicktime')),
    ra: untold({ type: 'audio/vnd.rn-realaudio', holds: ['audio/*', realMedia] }),
    ram: text('audio/x-pn-realaudio'),
    rm: untold({ type: realMedia, holds: [realMedia] }),
    rtf: untold({ type: 'application/rtf', holds: ['application/rtf', 'application/x-cfb'] }),
    swf: untold({
      type: 'application/x-shockwave-flash',
      holds: ['application/x-shockwave-flash'],
    }),
    tiff: image('tiff'),
    tif: image('tiff'),
    txt: text('text/plain'),
    wav: { type: 'audio/wav', holds: ['audio/*'] },
    wma: untold({ type: 'audio/x-ms-wma', holds: ['audio/*', asf] }),
    wmf: untold(image('wmf')),
    wmv: untold({ type: 'video/x-ms-wmv', holds: ['video/*', asf] }),
    wpd: untold({ type: 'application/vnd.wordperfect', holds: [] }),
    xls: oldOffice('application/vnd.ms-excel'),
    xlsx: newOffice('spreadsheetml.sheet'),
    zip: { type: 'application/zip', holds: zips },
    // Beyond the specification: subtitles of films, and sounds as browsers and telephones record them.
    vtt: text('text/vtt'),
    m4a: { type: 'audio/mp4', holds: ['audio/*', 'video/mp4'] },
    weba: { type: 'audio/webm', holds: ['audio/*', 'video/webm'] },
    ogg: { type: 'audio/ogg', holds: ['audio/*', 'application/ogg'] },
    // And tests of other systems.
    xml: text('application/xml'),
    gift: text('text/plain'),
  } satisfies Record<string, Format>),
);

/** The endings of the names of files that are taken: in lower case, without the dot. */
export const takenExtensions: readonly string[] = [...formats.keys()];

/** Those of images that are taken where nothing but an image is: photos, covers. */
export const plainImageExtensions: readonly string[] = ['jpg', 'jpeg', 'png', 'webp', 'gif'];

/** By the ending of a name; undefined for what is not taken. */
export function formatOf(fileName: string): Format | undefined {
  const [, extension = ''] = /\.([^./\\]+)$/.exec(fileName) ?? [];
  return formats.get(extension.toLowerCase());
}

/** Whether bytes of a media type may go under the name of a format. */
export const mayHold = ({ holds }: Format, mimeType: string): boolean =>
  holds.some((each) => {
    const [beginning = '', ending] = each.split('*');
    return ending === undefined
      ? each === mimeType
      : mimeType.startsWith(beginning) && mimeType.endsWith(ending);
  });
