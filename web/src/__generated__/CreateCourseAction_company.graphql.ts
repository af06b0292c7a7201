/**
 * @generated SignedSource<<43df9ad599e096d4d698e48004221d1a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CreateCourseAction_company$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Admin_company">;
  readonly " $fragmentType": "CreateCourseAction_company";
};
export type CreateCourseAction_company$key = {
  readonly " $data"?: CreateCourseAction_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreateCourseAction_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CreateCourseAction_company",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Admin_company"
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "4afd05e113f615bd61248011d6cc3de6";

export default node;
