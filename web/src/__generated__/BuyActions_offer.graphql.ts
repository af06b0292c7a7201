/**
 * @generated SignedSource<<d395cd0e5d8deab0cb8813dc0c56eb68>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BuyActions_offer$data = {
  readonly courseId: string;
  readonly coursePackageId: string | null | undefined;
  readonly isMember: boolean;
  readonly isOwned: boolean;
  readonly mayGive: boolean;
  readonly registrationForm: string | null | undefined;
  readonly toPay: string;
  readonly " $fragmentType": "BuyActions_offer";
};
export type BuyActions_offer$key = {
  readonly " $data"?: BuyActions_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"BuyActions_offer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BuyActions_offer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "courseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "coursePackageId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "toPay",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isMember",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOwned",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mayGive",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "registrationForm",
      "storageKey": null
    }
  ],
  "type": "CourseOffer",
  "abstractKey": null
};

(node as any).hash = "65f0eaa7d8881b3e474439190df40062";

export default node;
