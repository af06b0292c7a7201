/**
 * @generated SignedSource<<403728b7ada23fb24373c1a9a3982f1d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChatLinks_course$data = {
  readonly chatLinkBlocks: ReadonlyArray<{
    readonly active: boolean;
    readonly id: string;
    readonly packages: ReadonlyArray<{
      readonly name: string;
    }>;
    readonly title: string;
    readonly url: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"ChatLinkModal_block">;
  }>;
  readonly id: string;
  readonly " $fragmentType": "ChatLinks_course";
};
export type ChatLinks_course$key = {
  readonly " $data"?: ChatLinks_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChatLinks_course">;
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
  "name": "ChatLinks_course",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "CourseChatLinkBlock",
      "kind": "LinkedField",
      "name": "chatLinkBlocks",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ChatLinkModal_block"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Course",
  "abstractKey": null
};
})();

(node as any).hash = "0077272f26dcd0b21d71e11a45c79ba9";

export default node;
