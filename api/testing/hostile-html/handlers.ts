// Every kind of event handler, on allowed and on removed elements.
const events = (
  'abort activate afterprint afterscriptexecute animationcancel animationend animationiteration animationstart auxclick ' +
  'beforecopy beforecut beforeinput beforematch beforepaste beforeprint beforescriptexecute beforetoggle beforeunload ' +
  'begin blur bounce cancel canplay canplaythrough change click close contentvisibilityautostatechange contextmenu copy ' +
  'cuechange cut dblclick drag dragend dragenter dragleave dragover dragstart drop durationchange end ended error ' +
  'finish focus focusin focusout formdata fullscreenchange gotpointercapture hashchange input invalid keydown keypress ' +
  'keyup load loadeddata loadedmetadata loadstart lostpointercapture message mousedown mouseenter mouseleave mousemove ' +
  'mouseout mouseover mouseup mousewheel pagehide pageshow paste pause play playing pointercancel pointerdown ' +
  'pointerenter pointerleave pointermove pointerout pointerover pointerrawupdate pointerup popstate progress ratechange ' +
  'repeat reset resize scroll scrollend scrollsnapchange search securitypolicyviolation seeked seeking select ' +
  'selectionchange selectstart slotchange stalled start storage submit suspend timeupdate toggle touchcancel touchend ' +
  'touchmove touchstart transitioncancel transitionend transitionrun transitionstart unhandledrejection unload ' +
  'volumechange waiting webkitanimationend wheel'
).split(' ');

const carriers = [
  (event: string) => `<p on${event}="alert(1)" tabindex=1 autofocus contenteditable>x</p>`,
  (event: string) => `<img src=/media/none on${event}=alert(1)>`,
  (event: string) =>
    `<details open on${event}='alert(1)'><summary on${event}=alert(1)>x</summary>x</details>`,
  (event: string) =>
    `<table><tr><td ON${event.toUpperCase()}=alert(1) style="animation:x 1s">x</table>`,
];

export const handlers: readonly string[] = events.map(
  (event, index) => carriers[index % carriers.length]?.(event) ?? '',
);
