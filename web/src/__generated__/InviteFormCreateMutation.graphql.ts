/**
 * @generated SignedSource<<bb820bb892d17352c71c6647464a8d11>>
 * @relayHash 07f51946a464693ce07c4e30344ca3ad
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2251655a60a92878f1604c3bd70eccbd40de959078aa738391f2e2f44d43276b

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
  send?: boolean | null | undefined;
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
      readonly sending: {
        readonly id: string;
      } | null | undefined;
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
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "Job",
  "kind": "LinkedField",
  "name": "sending",
  "plural": false,
  "selections": [
    (v3/*:: as any*/)
  ],
  "storageKey": null
},
v5 = {
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
              (v2/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
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
              (v4/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2251655a60a92878f1604c3bd70eccbd40de959078aa738391f2e2f44d43276b",
    "metadata": {},
    "name": "InviteFormCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7d4d367ce91e4e7ac9b5a784ffdcd0d2";

export default node;
