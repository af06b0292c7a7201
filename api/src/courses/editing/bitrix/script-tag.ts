// Parses the embed code of a Bitrix24 form into the form's id and script URL. The code is neither run nor are its URLs
// fetched.

export interface BitrixForm {
  id: number;
  /** The URL of the form's script. */
  url: string;
}

/** Returns null for text that is not exactly one such embed code. */
export function readScriptTag(text: string): BitrixForm | null {
  const [, attributes, body] = /^<script\b([^<>]*)>([^<]*)<\/script>$/i.exec(text.trim()) ?? [];
  if (attributes === undefined || body === undefined) return null;
  const id = idOf(attributes, body);
  const [address, ...others] = [...body.matchAll(/'(https?:\/\/[^'\s]*)'/g)].map(([, url]) => url);
  if (id === null || address === undefined || others.length > 0) return null;
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return null;
  const isScript = url.pathname.endsWith(`/crm/form/loader_${id}.js`) || isOldScript(url);
  return isScript ? { id, url: url.href } : null;
}

/** Reads `data-b24-form="inline/5/k3mz"`, or `b24form({"id":"5",…})` of older codes. */
function idOf(attributes: string, body: string): number | null {
  const [, id] =
    /\bdata-b24-form="(?:inline|click|auto)\/([1-9]\d{0,8})\/\w{1,64}"/.exec(attributes) ??
    /\bb24form\(\{"id":"([1-9]\d{0,8})"/.exec(body) ??
    [];
  return id === undefined ? null : Number(id);
}

const isOldScript = ({ pathname }: URL): boolean =>
  pathname.endsWith('/bitrix/js/crm/form_loader.js');
