/**
 * @generated SignedSource<<da8a9c86ab0b5cdc83c1b614c8cf9136>>
 * @relayHash 05bc3ee219e4eddb6ffb7b7a7d8fadb8
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 74ab5f0356eb977f0a18ee1496eccb919a1ec873ef682f321f6952bcd7edc9b1

import type { ConcreteRequest } from 'relay-runtime';
export type InviteKind = "INVITE" | "WELCOME";
export type InviteSendType = "EMAIL" | "PHONE";
export type InviteType = "COMMON" | "PERSONAL";
export type CreateInviteInput = {
  active?: boolean | null | undefined;
  clientMutationId?: string | null | undefined;
  companyId: string;
  coursePackageIds?: ReadonlyArray<string> | null | undefined;
  customFields?: ReadonlyArray<InviteCustomFieldInput> | null | undefined;
  dateEnd?: string | null | undefined;
  dateStart?: string | null | undefined;
  description?: string | null | undefined;
  groupIds?: ReadonlyArray<string> | null | undefined;
  kind?: InviteKind;
  name: string;
  recipients?: ReadonlyArray<string> | null | undefined;
  roleIds?: ReadonlyArray<string> | null | undefined;
  sendType?: InviteSendType | null | undefined;
  testIds?: ReadonlyArray<string> | null | undefined;
  type?: InviteType | null | undefined;
  userLimit?: number | null | undefined;
};
export type InviteCustomFieldInput = {
  customFieldId: number;
  required?: boolean;
};
export type InviteFormCreateMutation$variables = {
  input: CreateInviteInput;
};
export type InviteFormCreateMutation$data = {
  readonly createInvite: {
    readonly invite: {
      readonly databaseId: number;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type InviteFormCreateMutation = {
  response: InviteFormCreateMutation$data;
  variables: InviteFormCreateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "userErrors",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "field",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "InviteFormCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateInvitePayload",
        "kind": "LinkedField",
        "name": "createInvite",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Invite",
            "kind": "LinkedField",
            "name": "invite",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "InviteFormCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateInvitePayload",
        "kind": "LinkedField",
        "name": "createInvite",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Invite",
            "kind": "LinkedField",
            "name": "invite",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "74ab5f0356eb977f0a18ee1496eccb919a1ec873ef682f321f6952bcd7edc9b1",
    "metadata": {},
    "name": "InviteFormCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ec38dddf7daa437f7d604d19ff6866fb";

export default node;
