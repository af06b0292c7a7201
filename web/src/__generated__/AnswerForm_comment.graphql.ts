/**
 * @generated SignedSource<<2434d7f38741a892d5f22ecb44327ff1>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AnswerForm_comment$data = {
  readonly author: {
    readonly fullName: string;
  } | null | undefined;
  readonly id: string;
  readonly parentId: number | null | undefined;
  readonly text: string;
  readonly version: string | null | undefined;
  readonly " $fragmentType": "AnswerForm_comment";
};
export type AnswerForm_comment$key = {
  readonly " $data"?: AnswerForm_comment$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnswerForm_comment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AnswerForm_comment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "parentId",
      "storageKey": null
    },
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
      "concreteType": "StaffMember",
      "kind": "LinkedField",
      "name": "author",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fullName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LessonComment",
  "abstractKey": null
};

(node as any).hash = "e476a96fc00d54e78ec798bb6ec7506e";

export default node;
