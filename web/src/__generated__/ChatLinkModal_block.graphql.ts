/**
 * @generated SignedSource<<ed0b91c14e58c2a9d5efca35c029b9ea>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChatLinkModal_block$data = {
  readonly active: boolean;
  readonly id: string;
  readonly packages: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly title: string;
  readonly url: string | null | undefined;
  readonly version: string | null | undefined;
  readonly " $fragmentType": "ChatLinkModal_block";
};
export type ChatLinkModal_block$key = {
  readonly " $data"?: ChatLinkModal_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChatLinkModal_block">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ChatLinkModal_block",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "active",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CoursePackage",
      "kind": "LinkedField",
      "name": "packages",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CourseChatLinkBlock",
  "abstractKey": null
};
})();

(node as any).hash = "263828d04aa4fe617c75b0b0e92fa979";

export default node;
