/**
 * @generated SignedSource<<a91be2347eb803089a3efaf1c42e37a6>>
 * @relayHash 4175a2574bde05fbb4ed882668208c8f
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 446444eb26e586c07ac5380b6ffd74bf6343447103b01abf0c04bb865281ceca

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
export type useSaveInviteCreateMutation$variables = {
  input: CreateInviteInput;
};
export type useSaveInviteCreateMutation$data = {
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
export type useSaveInviteCreateMutation = {
  response: useSaveInviteCreateMutation$data;
  variables: useSaveInviteCreateMutation$variables;
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
    "name": "useSaveInviteCreateMutation",
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
    "name": "useSaveInviteCreateMutation",
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
    "id": "446444eb26e586c07ac5380b6ffd74bf6343447103b01abf0c04bb865281ceca",
    "metadata": {},
    "name": "useSaveInviteCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d2c3fdfac7b8de3b95113ca299317619";

export default node;
