/**
 * @generated SignedSource<<9e103f093b59e679535aa60824b4283b>>
 * @relayHash 679df9cc29800ddd36c7963d15494505
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cd4ac930fde32e67ed2d01cd1eb6269dd330e92271e72987ed56beb562871b97

import type { ConcreteRequest } from 'relay-runtime';
export type InviteKind = "INVITE" | "WELCOME";
export type InviteSendType = "EMAIL" | "PHONE";
export type InviteType = "COMMON" | "PERSONAL";
export type CreateInvitesInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  invites: ReadonlyArray<InviteRowInput>;
};
export type InviteRowInput = {
  active?: boolean | null | undefined;
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
export type ManyInvitesMutation$variables = {
  input: CreateInvitesInput;
};
export type ManyInvitesMutation$data = {
  readonly createInvites: {
    readonly rows: ReadonlyArray<{
      readonly invite: {
        readonly databaseId: number;
        readonly id: string;
        readonly link: string | null | undefined;
        readonly name: string;
        readonly sending: {
          readonly id: string;
        } | null | undefined;
      } | null | undefined;
      readonly userErrors: ReadonlyArray<{
        readonly message: string;
      }>;
    }>;
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type ManyInvitesMutation = {
  response: ManyInvitesMutation$data;
  variables: ManyInvitesMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "CreateInvitesPayload",
    "kind": "LinkedField",
    "name": "createInvites",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CreatedInvite",
        "kind": "LinkedField",
        "name": "rows",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Invite",
            "kind": "LinkedField",
            "name": "invite",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "databaseId",
                "storageKey": null
              },
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
                "name": "link",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Job",
                "kind": "LinkedField",
                "name": "sending",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "UserError",
            "kind": "LinkedField",
            "name": "userErrors",
            "plural": true,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "userErrors",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ManyInvitesMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ManyInvitesMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "cd4ac930fde32e67ed2d01cd1eb6269dd330e92271e72987ed56beb562871b97",
    "metadata": {},
    "name": "ManyInvitesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "071e4c7777343ac00a5c8b005c507149";

export default node;
