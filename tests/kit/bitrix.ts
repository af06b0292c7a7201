// What Bitrix24 gives for one of its forms.
export const scriptTag = `<script data-b24-form="inline/5/k3mz1a" data-skip-moving="true">(function(w,d,u){var s=d.createElement('script');s.async=true;s.src=u+'?'+(Date.now()/180000|0);var h=d.getElementsByTagName('script')[0];h.parentNode.insertBefore(s,h);})(window,document,'https://cdn-ru.bitrix24.ru/b1/crm/form/loader_5.js');</script>`;
