/**
 * @generated SignedSource<<a0e1f60a346a219e2b6d8763750a95aa>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewMemberForm_sender$data = {
  readonly email: string | null | undefined;
  readonly name: string;
  readonly surname: string | null | undefined;
  readonly " $fragmentType": "NewMemberForm_sender";
};
export type NewMemberForm_sender$key = {
  readonly " $data"?: NewMemberForm_sender$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewMemberForm_sender">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewMemberForm_sender",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "surname",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    }
  ],
  "type": "RegistrationSender",
  "abstractKey": null
};

(node as any).hash = "9842adee0d5650ab1174bce2545ce3f4";

export default node;
