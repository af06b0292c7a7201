/**
 * @generated SignedSource<<7b8e0be59cfcc00b246b9f4529a8afc7>>
 * @relayHash c48e2b350fb38ab707ec90013c15e40a
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 166c4ac719a1265a9389fb5af122a8b55566707a0e9058b0e736eeb606816b27

import type { ConcreteRequest } from 'relay-runtime';
export type InviteSendType = "EMAIL" | "PHONE";
export type InviteState = "ENDED" | "FULL" | "INACTIVE" | "NOT_STARTED" | "SUSPENDED" | "WORKS";
export type InviteType = "COMMON" | "PERSONAL";
export type UpdateInviteInput = {
  active?: boolean | null | undefined;
  clientMutationId?: string | null | undefined;
  coursePackageIds?: ReadonlyArray<string> | null | undefined;
  customFields?: ReadonlyArray<InviteCustomFieldInput> | null | undefined;
  dateEnd?: string | null | undefined;
  dateStart?: string | null | undefined;
  description?: string | null | undefined;
  groupIds?: ReadonlyArray<string> | null | undefined;
  id: string;
  name?: string | null | undefined;
  recipients?: ReadonlyArray<string> | null | undefined;
  roleIds?: ReadonlyArray<string> | null | undefined;
  send?: boolean | null | undefined;
  sendType?: InviteSendType | null | undefined;
  testIds?: ReadonlyArray<string> | null | undefined;
  type?: InviteType | null | undefined;
  userLimit?: number | null | undefined;
  version?: string | null | undefined;
};
export type InviteCustomFieldInput = {
  customFieldId: number;
  required?: boolean;
};
export type useInviteActionsSwitchMutation$variables = {
  input: UpdateInviteInput;
};
export type useInviteActionsSwitchMutation$data = {
  readonly updateInvite: {
    readonly invite: {
      readonly active: boolean;
      readonly id: string;
      readonly state: InviteState | null | undefined;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useInviteActionsSwitchMutation = {
  response: useInviteActionsSwitchMutation$data;
  variables: useInviteActionsSwitchMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "UpdateInvitePayload",
    "kind": "LinkedField",
    "name": "updateInvite",
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
            "name": "active",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "state",
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
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
    "name": "useInviteActionsSwitchMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useInviteActionsSwitchMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "166c4ac719a1265a9389fb5af122a8b55566707a0e9058b0e736eeb606816b27",
    "metadata": {},
    "name": "useInviteActionsSwitchMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ee920e6a5152afc606ac46aa024015a2";

export default node;
